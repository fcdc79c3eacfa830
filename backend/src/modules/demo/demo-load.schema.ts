import { Schema } from 'mongoose';

/**
 * Whether the demo content has come into this database. `filling` is only ever there while no site
 * is live on it, so that all content is the demo's: a start that cannot end it does not listen.
 */
export type DemoLoadState = 'filling' | 'loaded';

export interface DemoLoadDocument {
  /** Always `DEMO_LOAD_ID`. */
  _id: string;
  state: DemoLoadState;
}

export const DEMO_LOAD_ID = 'demo';
export const DEMO_LOAD_MODEL = 'DemoLoad';

export const demoLoadSchema = new Schema<DemoLoadDocument>(
  { _id: { type: String, required: true }, state: { type: String, required: true } },
  { collection: 'demo_loads', versionKey: false },
);
