import { Schema } from 'mongoose';

/** Says that the demo content came into this database, and whether all of it did. */
export interface DemoLoadDocument {
  /** Always `DEMO_LOAD_ID`. */
  _id: string;
  state: 'loading' | 'loaded';
}

export const DEMO_LOAD_ID = 'demo';
export const DEMO_LOAD_MODEL = 'DemoLoad';

export const demoLoadSchema = new Schema<DemoLoadDocument>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
  },
  { collection: 'demo_loads', versionKey: false },
);
