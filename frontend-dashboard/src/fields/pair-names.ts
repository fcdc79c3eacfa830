/** The name of the Arabic text beside an English one. */
export const arabicField = (field: string) => `ar${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** The name of the English text beside an Arabic one; other names as they are. */
export const englishField = (field: string) =>
  field.replace(/^ar([A-Z])/, (_, first: string) => first.toLowerCase());

/** The names of a text in English and in Arabic. */
export const pairOf = (field: string) => [field, arabicField(field)] as const;
