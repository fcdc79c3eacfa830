import { Schema } from 'mongoose';
import type { Lease } from '../../database/lease';

/**
 * How far the demo content came into this database. `filling` is only ever there while no site is
 * live on it, so that all content is the demo's: a start that cannot end it does not listen.
 * `resetting` may be left beside a live site, and says nothing of whose the content is.
 */
export type DemoLoadState = 'filling' | 'resetting' | 'loaded';

export interface DemoLoadDocument {
  /** Always `DEMO_LOAD_ID`. */
  _id: string;
  state: DemoLoadState;
  /** Of the process that loads; it counts as dead when it does not renew it. */
  lease?: Lease;
}

export type DemoLoad = Omit<DemoLoadDocument, '_id'>;

export const DEMO_LOAD_ID = 'demo';
export const DEMO_LOAD_MODEL = 'DemoLoad';

export const demoLoadSchema = new Schema<DemoLoadDocument>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    lease: { type: { owner: String, expires: Date }, _id: false },
  },
  { collection: 'demo_loads', versionKey: false },
);
