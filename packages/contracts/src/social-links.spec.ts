import { socialUrl } from './social-links';

it.each([
  ['instagram', ' @manjara.sa ', 'https://www.instagram.com/manjara.sa'],
  ['instagram', 'instagram.com/manjara', 'https://instagram.com/manjara'],
  ['instagram', 'http://www.instagram.com/manjara', 'https://www.instagram.com/manjara'],
  ['x', '@manjara', 'https://x.com/manjara'],
  ['x', 'Twitter.com/manjara', 'https://Twitter.com/manjara'],
  ['linkedin', 'linkedin.com/company/manjara', 'https://linkedin.com/company/manjara'],
  ['linkedin', '@manjara', 'https://www.linkedin.com/company/manjara'],
  ['snapchat', '@manjara', 'https://www.snapchat.com/add/manjara'],
  ['snapchat', 'snapchat.com/add/manjara', 'https://snapchat.com/add/manjara'],
  ['tiktok', '@manjara', 'https://www.tiktok.com/@manjara'],
  ['tiktok', 'vm.tiktok.com/ZS1', 'https://vm.tiktok.com/ZS1'],
  ['youtube', 'm.youtube.com/@manjara', 'https://m.youtube.com/@manjara'],
  ['youtube', '@منجرة', 'https://www.youtube.com/@%D9%85%D9%86%D8%AC%D8%B1%D8%A9'],
  ['googleReviews', 'g.page/r/abc/review', 'https://g.page/r/abc/review'],
  ['googleReviews', '@manjara', '@manjara'],
  ['x', 'https://example.com/manjara', 'https://example.com/manjara'],
  ['x', 'instagram.com/manjara', 'instagram.com/manjara'],
  ['x', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['x', '', ''],
] as const)('the page at %s that "%s" names', (network, text, url) => {
  expect(socialUrl(network, text)).toBe(url);
});
