import { Schema } from 'mongoose';

/** `filling`: a load is not finished, so that all content is the demo's. */
export type DemoLoadState = 'filling' | 'loaded';

export interface DemoLoadDocument {
  _id: string;
  state: DemoLoadState;
}

export const DEMO_LOAD_MODEL = 'DemoLoad';

export const demoLoadSchema = new Schema<DemoLoadDocument>(
  { _id: { type: String, required: true }, state: { type: String, required: true } },
  { collection: 'demo_loads', versionKey: false },
);
