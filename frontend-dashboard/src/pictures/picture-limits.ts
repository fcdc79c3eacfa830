import { IMAGE_FORMATS } from '@manjara/contracts';

/** Largest picture that is sent, in bytes; the server's default limit (40 MB). */
export const MAX_PICTURE_BYTES = 40_000_000;

/** For file inputs: lists extensions, too, as some systems have no MIME type for heic or avif. */
export const PICTURE_ACCEPT = ['image/*', ...IMAGE_FORMATS.map((format) => `.${format}`)].join();
