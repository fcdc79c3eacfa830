import { mailLink, phoneLink, whatsappLink } from './contact-links';
import { replyTo } from './reply-texts';
import { foldText } from './fold-text';

describe('the ways to answer', () => {
  it.each([
    ['h@example.com', 'mailto:h@example.com?subject=Oak%20%26%20ash'],
    ['h@x.com?bcc=all@x.com', null],
    ['h?bcc=x@x.com', 'mailto:h%3Fbcc%3Dx@x.com?subject=Oak%20%26%20ash'],
    ['see my site', null],
    ['a@b@c', null],
  ])('mail to %s', (email, link) => {
    expect(mailLink(email, 'Oak & ash')).toBe(link);
  });

  it.each([
    ['+966 (50) 123-4567', 'tel:+966501234567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'tel:+966501234567'],
    ['call me', null],
  ])('a call to %s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});

describe('an answer', () => {
  const item = {
    _id: '1',
    email: 'n@example.com',
    isRead: false,
    progress: 'new' as const,
    createdAt: '',
    phone: '0501234567',
  };
  it.each([
    ['Noura', 'How much is a door?', 'Hello Noura,'],
    ['نورة', 'بكم الباب؟', 'السلام عليكم نورة،'],
    ['Noura', 'أريد بابًا من خشب البلوط oak', 'السلام عليكم Noura،'],
  ])('to %s, who wrote "%s", greets in their language', (name, message, greeting) => {
    const reply = replyTo('messages', { ...item, name, message }, { name: 'Oud', arName: 'عود' });
    expect(reply.greeting.split('\n')[0]).toBe(greeting);
    expect(reply.subject).toMatch(/Oud$|عود$/);
    expect(whatsappLink(item.phone, reply.greeting)).toBe(
      `https://wa.me/966501234567?text=${encodeURIComponent(reply.greeting)}`,
    );
  });
});

describe('a folded text', () => {
  it.each([
    ['up to 280 letters', 'ب'.repeat(280), null],
    ['six lines', '1\n2\n3\n4\n5\n6', null],
    ['more lines', '1\n2\n3\n4\n5\n6\n7', '1\n2\n3\n4\n5\n6…'],
    ['whole words', `${'word '.repeat(56)}end of it`, `${'word '.repeat(56).trimEnd()}…`],
    ['one endless word', 'x'.repeat(300), `${'x'.repeat(280)}…`],
    ['no half emoji', '🪵'.repeat(281), `${'🪵'.repeat(280)}…`],
    ['no letter without its mark', 'بَ'.repeat(281), `${'بَ'.repeat(280)}…`],
    ['no half emoji of several parts', '👩‍🔧'.repeat(281), `${'👩‍🔧'.repeat(280)}…`],
  ])('%s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
