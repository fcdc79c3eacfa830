/** The name of the Arabic text beside an English one. */
export const arabicField = (field: string) => `ar${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** The names of a text in English and in Arabic. */
export const pairOf = (field: string) => [field, arabicField(field)] as const;
