import type { PreviousVersion, RevisedSection } from '@manjara/contracts';
import { Inject } from '@nestjs/common';
import type { Model, UpdateQuery } from 'mongoose';
import { type IfMatch, preconditionFailed } from '../../common/http/if-match';
import { ContentRevision } from '../../database/content-revision';
import { type DocumentVersion, type Versioned, versionOf } from '../../database/document-version';
import { writeVersioned } from '../../database/versioned-write';
import { type PictureSlot, type SlotForm, takeSlots } from '../../storage/picture-slots';
import { PicturesService } from '../../storage/pictures.service';
import { ActivityService } from '../activity/activity.service';
import { PreviousVersionsService } from '../revisions/previous-versions.service';
import { fieldsBetween } from '../revisions/previous-versions';
import type { SectionDocument } from './section.schema';

/** Fields by their paths; undefined ones are not changed. */
type Fields = Record<string, unknown>;

/** A section of the site's content: a collection with a single document. */
export abstract class SectionService<Document extends SectionDocument, Content extends object> {
  @Inject() private readonly contentRevision: ContentRevision;
  @Inject() private readonly previousVersions: PreviousVersionsService;
  @Inject() private readonly activity: ActivityService;
  @Inject() private readonly pictures: PicturesService;

  /**
   * @param section its address in the API, without /api
   * @param id of its document
   */
  constructor(
    private readonly model: Model<Document>,
    private readonly section: RevisedSection,
    private readonly id: string,
  ) {}

  /** The content before the first save (design §7.7). */
  protected abstract empty(): Omit<Document, keyof SectionDocument>;

  /** The document as the API answers it. */
  protected abstract toContent(document: Omit<Document, keyof SectionDocument>): Content;

  protected slotsOf(_document: Document): PictureSlot[] {
    return [];
  }

  async get(): Promise<Content> {
    return (await this.findVersioned()).value;
  }

  /** Previous versions, newest first. */
  async listVersions(): Promise<PreviousVersion[]> {
    const toAnswer = (document: unknown) => this.answer(document as Document);
    return this.previousVersions.list(this.section, this.id, await this.get(), toAnswer);
  }

  /** Saves the content of a previous version as a new one. @throws ApiError 404 */
  async restoreVersion(version: number, by: string): Promise<Content> {
    const found = await this.previousVersions.find(this.section, this.id, version);
    await this.pictures.touch(found.files.map((file) => ({ file })));
    await this.write(contentOf(found.document as Document), undefined, by);
    return this.get();
  }

  /**
   * @param slots changes of picture slots, by their paths
   * @throws ApiError 412 from `ifMatch`; 400, 415 or 422 when a picture is not accepted
   */
  protected async saveFields(
    texts: Fields,
    ifMatch?: IfMatch,
    by?: string,
    slots: Readonly<Record<string, SlotForm>> = {},
  ): Promise<Content> {
    const expected = ifMatch?.check(await this.findVersioned());
    const current = await this.findDocument();
    const held = current ? this.slotsOf(current).flatMap(({ picture }) => picture ?? []) : [];
    const fields = await takeSlots(this.pictures, slots, held);
    await this.write({ ...texts, ...fields }, expected, by);
    return this.get();
  }

  /** @param expected the required version; absent: any */
  private async write(
    fields: Fields,
    expected: DocumentVersion | undefined,
    by: string | undefined,
  ): Promise<void> {
    const named = Object.entries(fields).filter(([, value]) => value !== undefined);
    if (named.length === 0) return;
    const empty = { $setOnInsert: this.empty() } as UpdateQuery<Document>;
    await this.model.updateOne({ _id: this.id }, empty, { upsert: true });
    const reread = async () => (await this.findDocument()) as Document;
    const { before, after } = await writeVersioned(this.model, await reread(), {
      check: ({ version, updatedAt }) => {
        if (expected && expected.version !== version) throw preconditionFailed(updatedAt);
        return expected;
      },
      prepare: () => ({ $set: Object.fromEntries(named) }),
      keep: async (current) => {
        // No version: never saved before.
        if (current.version === undefined) return;
        const files = this.slotsOf(current).flatMap(({ picture }) => picture?.file ?? []);
        await this.previousVersions.keep(this.section, current, files);
      },
      publish: (update) => this.contentRevision.write(update),
      reread,
      by,
    });
    const changed = fieldsBetween(this.answer(before), this.answer(after));
    if (changed.length === 0) return;
    await this.activity.record({ action: 'changed', kind: this.section, fields: changed, by });
  }

  /** @returns undefined before the first save */
  private async findDocument(): Promise<Document | undefined> {
    return (await this.model.findById(this.id).lean<Document>()) ?? undefined;
  }

  private async findVersioned(): Promise<Versioned<Content>> {
    const found = await this.findDocument();
    if (!found) return { value: this.toContent(this.empty()), version: {} };
    return { value: this.answer(found), version: versionOf(found) };
  }

  private answer(document: Document): Content {
    return this.toContent(contentOf(document));
  }
}

function contentOf<Document extends SectionDocument>(document: Document) {
  const { _id, version: _version, updatedAt: _at, updatedBy: _by, ...content } = document;
  return content;
}
