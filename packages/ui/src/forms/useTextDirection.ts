import { type FormEvent, useState } from 'react';

type Direction = 'ltr' | 'rtl' | 'auto' | undefined;
const LATIN_TYPES = new Set(['email', 'tel', 'url', 'password', 'number', 'date']);

interface TextProps {
  dir?: string;
  type?: string;
  value?: unknown;
  defaultValue?: unknown;
}

/**
 * Direction of typed text: `auto` once there is text; the page's while the field is empty, because
 * browsers show an empty `dir="auto"` field left to right; `ltr` for email, phone and the like.
 */
export function useTextDirection({ dir, type, value, defaultValue }: TextProps) {
  const [typed, setTyped] = useState(Boolean(defaultValue));
  const hasText = value === undefined ? typed : value !== '';
  const direction = dir ?? (LATIN_TYPES.has(type ?? '') ? 'ltr' : hasText ? 'auto' : undefined);
  return {
    dir: direction as Direction,
    noteInput(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
      setTyped(event.currentTarget.value !== '');
    },
  };
}
