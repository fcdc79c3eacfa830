import { inLanguage, useLanguage, useLoaderData, useText, withTexts } from '@manjara/platform';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import { SocialLinks } from '../../shared/components/SocialLinks';
import { ProjectSpread } from '../../shared/components/Spread';
import { ContactSection } from '../../shared/contact/components/ContactSection';
import { useFailure } from '../../shared/hooks/useFailure';
import type { ContactPageData } from './api/contact-loader';
import { ContactWays } from './components/ContactWays';
import { QuoteInvitation } from './components/QuoteInvitation';
import { contactTexts } from './texts';

function ContactPage() {
  const t = useText();
  const { language } = useLanguage();
  const { contact, subject, cover, failed } = useLoaderData<ContactPageData>();
  useFailure(failed, t('popups.error'));
  const message =
    subject && t(`contact.about.${subject.of}`, { name: inLanguage(subject, 'name', language) });
  return (
    <>
      <PageHead
        page="contact"
        path="/contact"
        title={t('contactPage.title')}
        description={t('contactPage.description')}
      />
      <PageHero
        compact
        eyebrow={t('contactPage.title')}
        title={inLanguage(contact, 'mainText', language) || t('contactPage.title')}
      >
        <SocialLinks />
      </PageHero>
      <ContactSection texts={contact} message={message}>
        <ContactWays />
        <QuoteInvitation />
      </ContactSection>
      <ProjectSpread project={cover} />
    </>
  );
}

export const Component = withTexts(ContactPage, contactTexts);
