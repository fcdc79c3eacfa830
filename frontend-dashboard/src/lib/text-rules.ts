import { fault } from './fault';

/** The rules of a text field: filled in, and not longer than the server takes. */
export const textRules = (maxLength: number, required = true) => ({
  validate: (value: unknown) =>
    !required || String(value ?? '').trim() !== '' || fault('dashboard.forms.required'),
  maxLength: { value: maxLength, message: fault('dashboard.forms.tooLong', maxLength) },
});

/** The rule of a picture that must be there. */
export const pictureRule = (value: unknown) =>
  value !== null || fault('dashboard.forms.pictureRequired');
