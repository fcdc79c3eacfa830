import { whatsappLink } from '@manjara/contracts';
import {
  inLanguage,
  useCategories,
  useLanguage,
  useSiteSettings,
  useText,
} from '@manjara/platform';
import { TextAreaField, TextField } from '@manjara/ui';
import { type FormEvent, useRef, useState } from 'react';
import { sendMessage } from '../../../shared/contact/api/send-message';
import { control, textOf } from '../../../shared/forms/controls';
import { useVisitorForm } from '../../../shared/forms/useVisitorForm';
import { FieldPair, VisitorForm } from '../../../shared/forms/VisitorForm';
import {
  isForWhatsapp,
  MATERIALS,
  OTHER,
  QUOTE_LIMITS,
  QUOTE_SPEC,
  type QuoteField,
  readAnswers,
  SIZES,
  TIMES,
  uncheckAll,
  WAYS,
} from '../quote-fields';
import { quoteMessage } from '../quote-message';
import { newReference } from '../reference';
import { ChoiceCards } from './ChoiceCards';
import { OpenedChat } from './OpenedChat';
import { Question } from './Question';
import styles from './QuoteForm.module.css';

/** The form for a quote. Its answers are sent as a message or opened in WhatsApp. */
export function QuoteForm() {
  const t = useText();
  const { language } = useLanguage();
  const settings = useSiteSettings();
  const { projects: categories } = useCategories();
  const number = useRef('');
  const [sentNumber, setSentNumber] = useState('');
  const [chat, setChat] = useState<{ number: string; href: string }>();

  const messageOf = (form: HTMLFormElement) => {
    number.current ||= newReference();
    return quoteMessage(readAnswers(form), { t, language, categories, number: number.current });
  };
  const { problems, ...state } = useVisitorForm(QUOTE_SPEC, async (form, language) => {
    const website = control(form, 'website')?.value;
    const [name, email, phone] = ['name', 'email', 'phone'].map((field) => textOf(form, field));
    const message = messageOf(form);
    await sendMessage(
      { name: name!, email: email!, phone: phone!, message, ...(website && { website }) },
      language,
    );
    uncheckAll(form);
    setSentNumber(number.current);
    setChat(undefined);
    number.current = '';
  });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    if (!isForWhatsapp(form)) return state.submit(event);
    event.preventDefault();
    if (!state.check(form)) return;
    const href = whatsappLink(settings.whatsapp, messageOf(form));
    setChat({ number: number.current, href });
    window.open(href, '_blank', 'noopener');
  }

  const errorOf = (name: QuoteField) => problems[name] && t(`quote.problems.${problemOf(name)}`);
  const choice = (name: QuoteField & ('space' | 'size' | 'when' | 'have' | 'answer')) => ({
    name,
    error: errorOf(name),
  });
  const field = (name: keyof typeof QUOTE_LIMITS) => ({
    name,
    label: t(`quote.fields.${name}`),
    maxLength: QUOTE_LIMITS[name],
    error: errorOf(name),
  });
  const times = {
    piece: inLanguage(settings, 'pieceTime', language),
    room: inLanguage(settings, 'roomTime', language),
    space: inLanguage(settings, 'spaceTime', language),
  };
  const hasTimes = Object.values(times).some(Boolean);
  const promise = inLanguage(settings, 'promise', language);
  const received = t('quote.form.received.text', { number: sentNumber });

  return (
    <div className={styles.form}>
      <VisitorForm
        state={{ ...state, submit }}
        texts="quote.form"
        promise={[received, promise].filter(Boolean).join(' ')}
        confirmationClosesItself
        submit={
          <>
            <span className={styles.send}>{t('quote.form.submit')}</span>
            <span className={styles.chat}>{t('quote.form.openChat')}</span>
          </>
        }
      >
        <div>
          <Question title={t('quote.questions.space')}>
            {(ids) => (
              <ChoiceCards
                {...ids}
                {...choice('space')}
                columns={4}
                choices={[
                  ...categories.map((category) => ({
                    value: category.en,
                    label: category[language],
                  })),
                  { value: OTHER, label: t('quote.space.other') },
                ]}
              />
            )}
          </Question>
          <Question
            title={t('quote.questions.size')}
            hint={hasTimes ? t('quote.hints.time') : undefined}
          >
            {(ids) => (
              <>
                <ChoiceCards
                  {...ids}
                  {...choice('size')}
                  columns={3}
                  choices={SIZES.map((value) => ({
                    value,
                    label: t(`quote.size.${value}`),
                    hint: t(`quote.sizeHints.${value}`),
                    note: times[value],
                  }))}
                />
                <TextField {...field('measures')} hint={t('quote.hints.measures')} />
              </>
            )}
          </Question>
          <Question title={t('quote.questions.place')}>
            {() => <TextField {...field('city')} required autoComplete="address-level2" />}
          </Question>
          <Question title={t('quote.questions.when')}>
            {(ids) => (
              <ChoiceCards
                {...ids}
                {...choice('when')}
                columns={4}
                choices={TIMES.map((value) => ({ value, label: t(`quote.when.${value}`) }))}
              />
            )}
          </Question>
          <Question title={t('quote.questions.have')} hint={t('quote.hints.have')}>
            {(ids) => (
              <ChoiceCards
                {...ids}
                {...choice('have')}
                columns={4}
                choices={MATERIALS.map((value) => ({ value, label: t(`quote.have.${value}`) }))}
              />
            )}
          </Question>
          <Question title={t('quote.questions.details')} hint={t('quote.hints.details')}>
            {({ describedBy }) => (
              <TextAreaField {...field('details')} aria-describedby={describedBy} />
            )}
          </Question>
          <Question title={t('quote.questions.answer')}>
            {(ids) => (
              <>
                <TextField {...field('name')} required autoComplete="name" />
                {settings.whatsapp && (
                  <ChoiceCards
                    {...ids}
                    {...choice('answer')}
                    columns={2}
                    choices={WAYS.map((value) => ({
                      value,
                      label: t(`quote.answer.${value}`),
                      hint: t(`quote.answerHints.${value}`),
                    }))}
                  />
                )}
                <div className={styles.reach}>
                  <FieldPair>
                    <TextField
                      {...field('phone')}
                      required
                      type="tel"
                      inputMode="tel"
                      autoComplete="tel"
                    />
                    <TextField {...field('email')} required type="email" autoComplete="email" />
                  </FieldPair>
                </div>
              </>
            )}
          </Question>
        </div>
        {chat && <OpenedChat {...chat} />}
      </VisitorForm>
    </div>
  );
}

const CHOICES: readonly QuoteField[] = ['space', 'size', 'when', 'have', 'answer'];

function problemOf(name: QuoteField) {
  return CHOICES.includes(name) ? 'choose' : (name as keyof typeof QUOTE_LIMITS);
}
