/** POST /admin/login */
export interface LoginRequest {
  email: string;
  password: string;
  /** Asks for a token that outlives the browser session. */
  remember?: boolean;
}

/** PUT /admin/profile */
export interface ProfileChange {
  name: string;
  /** Left alone when absent. */
  phone?: string;
  /** Left alone when absent. */
  location?: string;
  /** A new password; absent or empty: the password stays. */
  password?: string;
  /** Asked for with a new password. */
  currentPassword?: string;
}

/** POST /admin/forgot-password */
export interface PasswordResetRequest {
  email: string;
}

/** POST /admin/reset-password */
export interface PasswordReset {
  /** From the link in the mail, where it follows `#token=`. */
  token: string;
  password: string;
}

/** An answer that is one sentence for a person. */
export interface Sentence {
  message: string;
}
