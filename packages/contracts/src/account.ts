/** POST /admin/login */
export interface LoginRequest {
  email: string;
  password: string;
  /** Requests a token that outlives the browser session. */
  remember?: boolean;
  /** Of the second factor, where the account has one: from the app, or a recovery code. */
  code?: string;
}

/** A change that asks for the password. */
export interface PasswordConfirmation {
  currentPassword: string;
}

/** PUT /admin/email */
export interface EmailChange extends PasswordConfirmation {
  email: string;
}

/** A device that is signed in: an entry of GET /admin/sessions. */
export interface Session {
  _id: string;
  /** As the browser names itself; '' where it did not. */
  userAgent: string;
  createdAt: string;
  /** Exact to a few minutes. */
  lastSeenAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** POST /admin/second-factor: what an authenticator app needs. */
export interface SecondFactorSetup {
  /** In Base32, to be typed. */
  secret: string;
  /** `otpauth://…`, to be drawn as a QR code. */
  uri: string;
}

/** PUT /admin/second-factor */
export interface SecondFactorProof {
  code: string;
}

/** Each signs in once without the app; they are not shown again. */
export interface RecoveryCodes {
  recoveryCodes: string[];
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
