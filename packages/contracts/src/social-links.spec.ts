import { socialUrl } from './social-links';

it.each([
  ['instagram', ' @manjara.sa ', 'https://www.instagram.com/manjara.sa'],
  ['instagram', 'instagram.com/manjara', 'https://instagram.com/manjara'],
  ['instagram', 'http://www.instagram.com/manjara', 'https://www.instagram.com/manjara'],
  ['x', '@manjara', 'https://x.com/manjara'],
  ['x', 'Twitter.com/manjara', 'https://Twitter.com/manjara'],
  ['linkedin', 'linkedin.com/company/manjara', 'https://linkedin.com/company/manjara'],
  ['linkedin', '@manjara', 'https://www.linkedin.com/company/manjara'],
  ['x', 'https://example.com/manjara', 'https://example.com/manjara'],
  ['x', 'instagram.com/manjara', 'instagram.com/manjara'],
  ['x', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['x', '', ''],
] as const)('the page at %s that "%s" names', (network, text, url) => {
  expect(socialUrl(network, text)).toBe(url);
});
