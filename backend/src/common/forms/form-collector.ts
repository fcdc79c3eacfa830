import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, type ErrorDefinition, fillIn } from '../errors/api-error';
import { FORM_ERRORS } from './forms.errors';
import type { FormFields, FormLimits, FormPart, FormSpec } from './read-form';
import { UploadedFile } from './uploaded-file';

function refusal(definition: ErrorDefinition, field: string, max: number): ApiError {
  const message = fillIn(definition.message, { max });
  return new ApiError(definition, { params: { max }, details: [{ field, message }] });
}

/** The error of a list that is longer than accepted. */
const listTooLong = (field: string, max: number): ApiError =>
  refusal(max === 1 ? FORM_ERRORS.secondFile : FORM_ERRORS.tooManyFiles, field, max);

const fileTooLarge = (field: string, maxMb: number): ApiError =>
  refusal(FORM_ERRORS.fileTooLarge, field, maxMb);

type PendingPart = Promise<FormPart>;

/** Gathers the parts of one form; files are written to disk while the next parts are read. */
export class FormCollector {
  private readonly parts = new Map<string, PendingPart[]>();
  private fileCount = 0;

  constructor(
    private readonly spec: FormSpec,
    private readonly limits: FormLimits,
  ) {}

  addText(name: string, value: string): void {
    this.add(name, Promise.resolve(value));
  }

  /** @returns when the file is on disk; rejects when it is too large or the list too long */
  async addFile(name: string, stream: Readable, filename: string | undefined): Promise<void> {
    const max = this.maxOf(name);
    // A file nobody asked for, or the empty part of a file input that was left alone.
    if (max === 0 || !filename) {
      stream.resume();
      return;
    }
    if ((this.parts.get(name)?.length ?? 0) >= max) {
      stream.resume();
      throw listTooLong(name, max);
    }
    const file = this.write(name, stream, filename);
    // Whoever awaits the part hears of its failure; until then it must not count as unhandled.
    file.catch(() => undefined);
    this.add(name, file);
    await file;
  }

  tooManyFiles(): ApiError {
    const [name, max] = Object.entries(this.spec.lists ?? {})[0] ?? ['', 1];
    return listTooLong(name, max);
  }

  /** Waits until nothing is being written any more. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.parts.values()].flat());
  }

  async result(): Promise<FormFields> {
    // Without a prototype, no name of a field can reach one.
    const fields = Object.create(null) as FormFields;
    for (const [name, pending] of this.parts) {
      const parts: FormPart[] = await Promise.all(pending);
      const max = this.spec.lists?.[name];
      if (max !== undefined && parts.length > max) throw listTooLong(name, max);
      const isList = max !== undefined || parts.length > 1;
      fields[name] = isList ? parts : (parts[0] as FormPart);
    }
    return fields;
  }

  private add(name: string, part: PendingPart): void {
    const parts = this.parts.get(name);
    if (parts) parts.push(part);
    else this.parts.set(name, [part]);
  }

  private maxOf(name: string): number {
    if (this.spec.files?.includes(name)) return 1;
    return this.spec.lists?.[name] ?? 0;
  }

  private async write(name: string, stream: Readable, filename: string): Promise<UploadedFile> {
    const { fileMb, directory } = this.limits;
    stream.on('limit', () => stream.destroy(fileTooLarge(name, fileMb)));
    const path = join(await directory(), String(this.fileCount++));
    const target = createWriteStream(path, { mode: 0o600 });
    await pipeline(stream, target);
    return new UploadedFile(path, filename, target.bytesWritten, name);
  }
}
