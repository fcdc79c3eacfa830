/** Subjects of an enquiry; each is also the query parameter that holds the subject's id. */
export const ASKED_ABOUT = ['project', 'product'] as const;
export type AskedAbout = (typeof ASKED_ABOUT)[number];

/** Id of the form, used as the fragment of the address. */
export const CONTACT_FORM = 'contact-form';

/** Address of the contact page with a message that names the subject. */
export const askPath = (of: AskedAbout, id: string): string =>
  `/contact?${new URLSearchParams({ [of]: id })}#${CONTACT_FORM}`;
