import type { RawDocument } from './document-lines';
import type { StagedDocuments } from './staged-documents';

const DOCUMENTS_AT_ONCE = 500;
const BYTES_AT_ONCE = 4_000_000;

/** Collects the documents of one collection, so that not each waits for the disk by itself. */
export class StagedBatch {
  private batch: RawDocument[] = [];
  private bytes = 0;

  constructor(
    private readonly documents: StagedDocuments,
    private readonly collection: string,
  ) {}

  /** @param bytes about how large the document is */
  async add(document: RawDocument, bytes: number): Promise<void> {
    this.bytes += bytes;
    this.batch.push(document);
    if (this.batch.length >= DOCUMENTS_AT_ONCE || this.bytes >= BYTES_AT_ONCE) await this.flush();
  }

  /** Stages what is left. */
  async flush(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    this.bytes = 0;
    await this.documents.insert(this.collection, batch);
  }
}
