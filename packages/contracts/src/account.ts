/** POST /admin/login */
export interface LoginRequest {
  email: string;
  password: string;
  /** Requests a token that outlives the browser session. */
  remember?: boolean;
}

/** PUT /admin/profile */
export interface ProfileChange {
  name: string;
  /** Unchanged if absent. */
  phone?: string;
  /** Unchanged if absent. */
  location?: string;
  /** New password; unchanged if absent or empty. */
  password?: string;
  /** Required with a new password. */
  currentPassword?: string;
}

/** POST /admin/forgot-password */
export interface PasswordResetRequest {
  email: string;
}

/** POST /admin/reset-password */
export interface PasswordReset {
  /** From the link in the mail, after `#token=`. */
  token: string;
  password: string;
}

/** A response with one sentence for the user. */
export interface MessageResponse {
  message: string;
}
