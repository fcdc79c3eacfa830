import { TOLD_BY_304 } from '@manjara/contracts';
import type { InnerAnswer } from './inner-request';

/** How a body is encoded on its way; `identity` is as it is. */
export type Form = 'identity' | 'br' | 'gzip';
export type CompressedForm = Exclude<Form, 'identity'>;

/** A body in one form, with its headers as name, value, name, value. Names in small letters. */
export interface KeptForm {
  body: Buffer;
  etag: string;
  headers: readonly string[];
  /** Of a 304. */
  unchangedHeaders: readonly string[];
}

export interface Validity {
  generation: number;
  /** Milliseconds since 1970. */
  loadedAt: number;
  /** After this it is read again, even when nobody has told of a change. */
  freshUntil: number;
}

/** Smaller ones gain nothing by it. */
const COMPRESS_FROM_BYTES = 1_000;
const JSON_TYPE = /^application\/json\b/;
/** What each answer has of its own, or a form of it. */
const NOT_KEPT = new Set([
  'x-request-id',
  'etag',
  'content-length',
  'vary',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  // By the way that the request has come.
  'strict-transport-security',
]);
/** Memory beside the bodies: headers, the key, the objects. */
const OVERHEAD_BYTES = 4_000;

/** An answer as it is kept, in all the forms that were made of it. */
export class KeptAnswer implements Validity {
  readonly etag: string;
  /** Whether parts of it may be asked for. */
  readonly hasRanges: boolean;
  readonly isCompressible: boolean;
  generation: number;
  loadedAt: number;
  freshUntil: number;
  /** Null: is being made, or is not worth it. */
  private readonly forms: Partial<Record<Form, KeptForm | null>> = {};
  private readonly headers: readonly (readonly [string, string])[];

  constructor({ headers, body }: InnerAnswer, validity: Validity) {
    const valueOf = (name: string) => headers.find(([key]) => key === name)?.[1];
    this.etag = valueOf('etag') ?? '';
    this.hasRanges = valueOf('accept-ranges') === 'bytes';
    const isJson = JSON_TYPE.test(valueOf('content-type') ?? '');
    this.isCompressible = isJson && body.length >= COMPRESS_FROM_BYTES;
    const vary = [valueOf('vary'), isJson ? 'Accept-Encoding' : undefined].filter(Boolean);
    this.headers = [
      ...headers.filter(([name]) => !NOT_KEPT.has(name)),
      ...(vary.length > 0 ? [['vary', vary.join(', ')] as const] : []),
    ];
    this.generation = validity.generation;
    this.loadedAt = validity.loadedAt;
    this.freshUntil = validity.freshUntil;
    this.forms.identity = this.toForm('identity', body);
  }

  /** Bytes. */
  get size(): number {
    const forms = Object.values(this.forms);
    return forms.reduce((sum, form) => sum + (form?.body.length ?? 0), OVERHEAD_BYTES);
  }

  get identity(): KeptForm {
    return this.forms.identity as KeptForm;
  }

  /** Undefined when nobody has begun to make it, null when there is none. */
  get(form: Form): KeptForm | null | undefined {
    return this.forms[form];
  }

  /** Says that a form is being made. */
  expect(form: CompressedForm): void {
    this.forms[form] = null;
  }

  put(form: CompressedForm, body: Buffer): void {
    this.forms[form] = this.toForm(form, body);
  }

  /** Whether another answer says the same, in its headers too: a list's length is in one. */
  isSameAs(other: KeptAnswer): boolean {
    return this.identity.headers.join('\n') === other.identity.headers.join('\n');
  }

  /** Takes over that the same answer was read again. */
  confirm({ generation, loadedAt, freshUntil }: Validity): void {
    Object.assign(this, { generation, loadedAt, freshUntil });
  }

  private toForm(form: Form, body: Buffer): KeptForm {
    const etag = form === 'identity' ? this.etag : this.etag.replace(/"$/, `-${form}"`);
    const own = [['etag', etag] as const, ...this.headers];
    const encoding = form === 'identity' ? [] : ['content-encoding', form];
    return {
      body,
      etag,
      headers: [...own.flat(), ...encoding, 'content-length', String(body.length)],
      unchangedHeaders: own.filter(([name]) => TOLD_BY_304.has(name)).flat(),
    };
  }
}
