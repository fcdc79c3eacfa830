/** The one body of every error answer (design: API contract). */
export interface ErrorBody {
  statusCode: number;
  /** A stable machine-readable code, e.g. `project_not_found`. */
  error: string;
  /** One sentence for a person. */
  message: string;
  /** What is wrong with which field, on a validation error. */
  details?: FieldError[];
  /** When what was to be changed was changed last; on a 412, where it is known. */
  changedAt?: string;
  /** The id under which the log has an unexpected error. */
  requestId?: string;
}

export interface FieldError {
  field: string;
  message: string;
}
