import { chromium } from 'playwright-core';
const U = 'http://localhost:4710';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const res = await fetch(U + '/api/admin/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'owner@manjara.example', password: 'Long-enough-passphrase-1' }),
});
const { token } = await res.json();
const sw = await fetch(U + '/dashboard/service-worker.js');
console.log(
  'sw',
  sw.status,
  [...sw.headers].filter(([k]) => /cache|csp|content/.test(k)),
);
for (const [lang, w, mobile] of [
  ['ar', 390, true],
  ['ar', 1440, false],
  ['en', 390, true],
  ['en', 1440, false],
]) {
  const c = await b.newContext({
    viewport: { width: w, height: mobile ? 844 : 900 },
    isMobile: mobile,
    hasTouch: mobile,
  });
  await c.addInitScript((t) => {
    localStorage.setItem('token', t);
  }, token);
  if (process.argv[2] === 'on') await c.grantPermissions(['notifications']);
  const p = await c.newPage();
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(lang, w, m.text()));
  await p.addInitScript(() => {
    let s = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => s,
      subscribe: async (o) =>
        (s = {
          options: o,
          unsubscribe: async () => {
            s = null;
            return true;
          },
          toJSON: () => ({
            endpoint: 'https://push.example.com/d' + Math.random(),
            keys: { p256dh: 'B' + 'b'.repeat(86), auth: 'a'.repeat(22) },
          }),
        }),
    });
  });
  await p.goto(U + '/dashboard/overview?lang=' + lang);
  await p.waitForSelector('h1');
  await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/p1-overview-${lang}-${w}.png` });
  await p.goto(U + '/dashboard/profile?lang=' + lang + '#notifications');
  await p.waitForSelector('#notifications [role=switch], #notifications p');
  await p.waitForTimeout(1500);
  if (process.argv[2] === 'on') {
    await p.locator('#notifications [role=switch]').first().click();
    await p.waitForTimeout(2500);
  }
  await p.screenshot({ path: `/tmp/p1-profile-${lang}-${w}${process.argv[2] ?? ''}.png` });
  await c.close();
}
await b.close();
