/** Body of every error response (design: API contract). */
export interface ErrorBody {
  statusCode: number;
  /** Stable machine-readable code, e.g. `project_not_found`. */
  error: string;
  /** One sentence for the user. */
  message: string;
  /** Invalid fields of a validation error. */
  details?: FieldError[];
  /** Time of the conflicting change; on a 412, if known. */
  changedAt?: string;
  /** Finds the unexpected error in the log. */
  requestId?: string;
}

export interface FieldError {
  field: string;
  message: string;
}
