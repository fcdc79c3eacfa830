declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
  }

  export default class Validator {
    /** @param data the JSON-LD of a page by its types */
    validate(data: { jsonld: Record<string, readonly unknown[]> }): Promise<Issue[]>;
  }
}
