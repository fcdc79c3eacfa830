import { type Answer, type Call, network, urlOf } from './network';

export const UPLOAD = 'POST /pictures';

export const uploadedName = ({ body }: Call): string =>
  ((body as FormData).get('image') as File).name;

export interface HeldUpload {
  name: string;
  /** Responds; by default the file is stored under its name. */
  answer: (answer?: Answer) => void;
}

/** Holds uploads until each is answered. */
export function holdUploads(): HeldUpload[] {
  const held: HeldUpload[] = [];
  network.on(UPLOAD, (call) => {
    const name = uploadedName(call);
    return new Promise((resolve) => {
      const stored: Answer = { status: 201, body: { url: urlOf(name) } };
      held.push({ name, answer: (answer = stored) => resolve(answer) });
    });
  });
  return held;
}
