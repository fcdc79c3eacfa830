/** What a visitor may ask about; its id stands in the address of the contact page under this name. */
export const ASKED_ABOUT = ['project', 'product'] as const;
export type AskedAbout = (typeof ASKED_ABOUT)[number];

/** Id of the form, which one who asks is led to at once. */
export const CONTACT_FORM = 'contact-form';

/** The contact page with a message that names what is asked about. */
export const askPath = (of: AskedAbout, id: string): string =>
  `/contact?${new URLSearchParams({ [of]: id })}#${CONTACT_FORM}`;
