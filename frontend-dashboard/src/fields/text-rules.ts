import { fault } from './fault';

/** Rules of a text field: required, and within the server's limit. */
export const textRules = (maxLength: number, required = true) => ({
  validate: (value: unknown) =>
    !required || String(value ?? '').trim() !== '' || fault('dashboard.forms.required'),
  maxLength: { value: maxLength, message: fault('dashboard.forms.tooLong', maxLength) },
});

/** Rule of a required picture. */
export const pictureRule = (value: unknown) =>
  value !== null || fault('dashboard.forms.pictureRequired');
