/** A file part of a form, kept on disk until its request is over. */
export class UploadedFile {
  constructor(
    /** Where its bytes are; gone after the request. */
    readonly path: string,
    /** The name that the client gave: for display only. */
    readonly name: string,
    /** Bytes. */
    readonly size: number,
    /** The form's field that holds it; absent where there is no form. */
    readonly field?: string,
  ) {}
}
