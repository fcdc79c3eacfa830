/** The one body of every error answer (design: API contract). */
export interface ErrorBody {
  statusCode: number;
  /** A stable machine-readable code, e.g. `project_not_found`. */
  error: string;
  /** One sentence for a person. */
  message: string;
  /** What is wrong with which field, on a validation error. */
  details?: FieldError[];
  /** The id under which the log has an unexpected error. */
  requestId?: string;
}

export interface FieldError {
  field: string;
  message: string;
}
