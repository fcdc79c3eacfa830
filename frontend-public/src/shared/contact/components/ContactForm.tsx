import { inLanguage, useLanguage, useSiteSettings, useText } from '@manjara/platform';
import { TextAreaField, TextField } from '@manjara/ui';
import { useVisitorForm } from '../../forms/useVisitorForm';
import { FieldPair, VisitorForm } from '../../forms/VisitorForm';
import { sendMessage } from '../api/send-message';
import { CONTACT_LIMITS, CONTACT_SPEC, type ContactField, toMessage } from '../contact-fields';

/**
 * The message form of the home and contact pages (spec §2, §4, §5).
 * @param message initial text of the message
 */
export function ContactForm({ message }: { message?: string | null }) {
  const t = useText();
  const { language } = useLanguage();
  const promise = inLanguage(useSiteSettings(), 'promise', language);
  const { problems, ...state } = useVisitorForm(CONTACT_SPEC, (form, language) =>
    sendMessage(toMessage(form), language),
  );

  const field = (name: ContactField) => ({
    name,
    label: t(`contact.fields.${name}`),
    maxLength: CONTACT_LIMITS[name],
    required: true,
    error: problems[name] && t(`contact.problems.${problems[name]}.${name}`),
  });

  return (
    <VisitorForm state={state} texts="contact" promise={promise} confirmationClosesItself>
      <FieldPair>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldPair>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField
        {...field('phone')}
        hint={t('contact.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextAreaField {...field('message')} defaultValue={message ? `${message}\n` : undefined} />
    </VisitorForm>
  );
}
