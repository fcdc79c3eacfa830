import { type DocumentVersion, versionFields } from '../../database/document-version';

/** A document of which there is exactly one. */
export interface SectionDocument extends DocumentVersion {
  /** Always the same. */
  _id: string;
}

/** The schema fields of every section. */
export const sectionFields = { _id: { type: String, required: true }, ...versionFields } as const;
