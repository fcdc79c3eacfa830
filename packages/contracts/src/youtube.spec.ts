import { youtubeUrl } from './youtube';

const ID = 'dQw4w9WgXcQ';

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `http://m.youtube.com/watch?app=desktop&v=${ID}&t=10s`,
  ` youtu.be/${ID}?si=x `,
  `youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
])('finds the video in "%s"', (link) => {
  expect(youtubeUrl(link)).toBe(`https://www.youtube.com/watch?v=${ID}`);
});

it.each([
  '',
  ID,
  `https://example.com/watch?v=${ID}`,
  `https://youtube.com.example.com/watch?v=${ID}`,
  'https://www.youtube.com/@manjara',
  'https://www.youtube.com/watch?v=short',
  `javascript:alert(1)//youtu.be/${ID}`,
])('finds none in "%s"', (link) => {
  expect(youtubeUrl(link)).toBeUndefined();
});
