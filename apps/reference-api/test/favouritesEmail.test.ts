import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Storage } from '@guest/reference-backend';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config/config';
import { createMailer } from '../src/mail/createMailer';
import { purgeMails, writeMail } from '../src/mail/mailFolder';
import { rateLimits } from '../src/server/rateLimits';
import { openSqliteStorage } from '../src/storage/sqlite';
import { aBundle, toHotel } from './support/hotels';
import { aFolder } from './support/serverProcess';
import { testServer } from './support/testServer';

const url = '/api/cityguide/favorites/email';
const GUEST = 'camille.zz-personal-zz@example.org';
const body = { hoster: 'palace-id', email: GUEST, placeIds: ['palace-park'], language: 'fr' };

/** A hotel with one place, whose name would end a header if it were not encoded. */
async function aHotelWithGuide() {
  const bundle = aBundle('palace', 'Hôtel "Été"\r\nBcc: thief@example.org');
  const park = {
    _id: 'palace-park',
    name: 'Parc du Thabor',
    openingHours: { sunday: [{ from: '07:30', to: '18:00' }] },
  };
  return toHotel({ ...bundle, cityGuide: { experiences: [park] } });
}

async function aServer(env: NodeJS.ProcessEnv, storage?: Storage) {
  const mailer = createMailer(readConfig(env));
  const server = await testServer({ env, mailer, ...(storage && { storage }) });
  await server.storage.importHotel(await aHotelWithGuide());
  const send = (part: object = {}, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, headers, payload: { ...body, ...part } });
  return { ...server, send };
}

const mailsIn = (folder: string) => {
  const mails = join(folder, 'mails');
  return existsSync(mails) ? readdirSync(mails).map((name) => join(mails, name)) : [];
};

/** An SMTP server on loopback and what it got. */
async function anSmtpServer(options: SMTPServerOptions = {}) {
  const mails: { mail: ParsedMail; to: string[] }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void simpleParser(stream).then((mail) => {
        mails.push({ mail, to: envelope.rcptTo.map(({ address }) => address) });
        done();
      }, done);
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'guests@hotels.example',
    PUBLIC_URL: 'https://guests.example',
  };
  return { env, mails };
}

describe('favourites by e-mail', () => {
  it('are a file in the data folder by default, which only the server’s user can read', async () => {
    const folder = aFolder();
    const { send } = await aServer({ DATA_DIR: folder, PUBLIC_URL: 'https://guests.example' });
    const answer = await send();
    expect(answer.statusCode).toBe(201);
    const [file = '', ...others] = mailsIn(folder);
    expect(others).toEqual([]);
    expect(file).toContain(`${answer.json<{ _id: string }>()._id}.eml`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = await simpleParser(readFileSync(file));
    expect(mail.to).toMatchObject({ value: [{ address: GUEST }] });
    expect(mail.from?.value).toMatchObject([{ address: 'no-reply@localhost' }]);
    expect(mail.subject).toContain('Vos adresses (1)');
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.text).toContain('https://guests.example/palace/cityguide/activity/palace-park');
    expect(mail.text).toContain('dimanche\u00a0: 07:30–18:00');
    expect(mail.html).toContain('<a href="https://guests.example/palace/cityguide/activity/palace-park"');
    expect(mail.attachments).toEqual([]);
  });

  it('never link to the host that a request names', async () => {
    const folder = aFolder();
    const { send } = await aServer({ DATA_DIR: folder, PORT: '4999' });
    await send({}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const mail = readFileSync(mailsIn(folder)[0] ?? '', 'utf8');
    expect(mail).not.toContain('evil.example');
    expect((await simpleParser(mail)).text).toContain('http://127.0.0.1:4999/palace/');
  });

  it('go to the SMTP server, to the guest alone', async () => {
    const { env, mails } = await anSmtpServer();
    const folder = aFolder();
    const { send } = await aServer({ ...env, DATA_DIR: folder });
    expect((await send({ language: 'en' })).statusCode).toBe(201);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toEqual([GUEST]);
    expect(mails[0]?.mail.from?.value).toMatchObject([{ address: 'guests@hotels.example' }]);
    expect(mails[0]?.mail.subject).toContain('Your places (1)');
    expect(mails[0]?.mail.text).toContain('Sunday: 07:30–18:00');
    expect(mailsIn(folder)).toEqual([]);
  });

  it.each([
    [550, 422],
    [450, 503],
  ])('are answered by what the SMTP server says of the address: %d is %d', async (responseCode, status) => {
    const { env } = await anSmtpServer({
      onRcptTo: (_address, _session, done) => {
        done(Object.assign(new Error(`no mailbox ${GUEST}`), { responseCode }));
      },
    });
    const { send, lines } = await aServer(env);
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    expect(answer.body + lines.join('')).not.toContain('zz-personal-zz');
  });

  it('are refused soon, and without a trace of the guest, where no SMTP server answers', async () => {
    const deaf = createTcpServer(() => undefined).listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    onTestFinished(() => void deaf.close());
    const { port } = deaf.address() as AddressInfo;
    const { send, lines } = await aServer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'guests@hotels.example',
      PUBLIC_URL: 'https://guests.example',
    });
    const before = performance.now();
    const answer = await send();
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(lines.join('')).toContain('a mail could not be handed on');
    expect(answer.body + lines.join('')).not.toContain('zz-personal-zz');
  });

  it('are told later where the mail server refuses the message, whose reason quotes the guest', async () => {
    const { env } = await anSmtpServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => {
          done(Object.assign(new Error(`spam for ${GUEST}`), { responseCode: 554 }));
        });
      },
    });
    const { send, lines } = await aServer(env);
    const answer = await send();
    expect(answer.statusCode).toBe(503);
    expect(answer.body + lines.join('')).not.toContain('zz-personal-zz');
  });

  it('arrive once from a slow mail server, though the guest’s device asks again meanwhile', async () => {
    const { env, mails } = await anSmtpServer({
      onRcptTo: (_address, _session, done) => void setTimeout(done, 500),
    });
    const { send } = await aServer(env);
    const headers = { 'idempotency-key': 'a-key' };
    const answers = await Promise.all([send({}, headers), send({}, headers), send({}, headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(mails).toHaveLength(1);
  });

  it('are limited for a whole IPv6 network, whose addresses a device changes at will', async () => {
    const { perDevice } = rateLimits.postFavouritesEmail ?? { perDevice: 0 };
    const { app } = await aServer({ DATA_DIR: aFolder() });
    const from = async (count: number) => {
      const remoteAddress = `2001:db8:0:1::${count.toString(16)}`;
      const headers = { 'x-device-id': 'mine' };
      const payload = { ...body, placeIds: ['gone'] };
      return (await app.inject({ method: 'POST', url, headers, payload, remoteAddress })).statusCode;
    };
    for (let count = 1; count <= perDevice; count += 1) expect(await from(count)).toBe(422);
    expect(await from(99)).toBe(429);
  });

  it('are never a text of the client', async () => {
    const { env, mails } = await anSmtpServer();
    const { send } = await aServer(env);
    const text = 'Buy now';
    expect((await send({ placeIds: ['gone'], text })).statusCode).toBe(422);
    expect(mails).toEqual([]);
    expect((await send({ text, subject: text, html: text, from: text, cc: GUEST })).statusCode).toBe(201);
    expect(JSON.stringify(mails)).not.toContain(text);
    expect(mails[0]?.to).toEqual([GUEST]);
  });

  it('are sent once on SQLite, which never holds the address', async () => {
    const folder = aFolder();
    const storage = await openSqliteStorage({ dataDir: folder });
    const { send } = await aServer({ DATA_DIR: folder }, storage);
    const headers = { 'idempotency-key': 'a-key' };
    const first = await send({ placeIds: ['palace-park', 'gone'] }, headers);
    const second = await send({ placeIds: ['palace-park', 'gone'] }, headers);
    expect(second.json()).toEqual(first.json());
    expect(first.json()).toMatchObject({ unknownPlaceIds: ['gone'] });
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect((await send({ email: 'else@example.org' }, headers)).statusCode).toBe(409);
    expect(mailsIn(folder)).toHaveLength(1);
    await storage.close();
    const files = readdirSync(folder).filter((name) => name.includes('.db') || name.includes('sqlite'));
    expect(files).not.toEqual([]);
    for (const name of files)
      expect(readFileSync(join(folder, name)).includes('zz-personal-zz'), name).toBe(false);
  });

  it('are limited for each device and each address', async () => {
    const { perDevice, perAddress } = rateLimits.postFavouritesEmail ?? { perDevice: 0, perAddress: 0 };
    const { send } = await aServer({ DATA_DIR: aFolder() });
    const from = async (device: string) =>
      (await send({ placeIds: ['gone'] }, { 'x-device-id': device })).statusCode;
    for (let count = 0; count < perDevice; count += 1) expect(await from('mine')).toBe(422);
    expect(await from('mine')).toBe(429);
    for (let count = perDevice; count < perAddress; count += 1) expect(await from(`${count}`)).toBe(422);
    expect(await from('last')).toBe(429);
  });
});

it.runIf(existsSync('/dev/full'))('leaves no half mail on a full disk', async () => {
  const folder = aFolder();
  symlinkSync('/dev/full', join(folder, 'mail.part'));
  await expect(writeMail(folder, 'mail', Buffer.from(GUEST))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(folder)).toEqual([]);
});

it('says that the mail cannot be sent where the folder cannot be written', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'mails'), '');
  const { send, lines } = await aServer({ DATA_DIR: folder });
  const answer = await send();
  expect(answer.statusCode).toBe(503);
  expect(answer.body + lines.join('')).not.toContain('zz-personal-zz');
});

it('deletes mails when their time has come', async () => {
  const folder = aFolder();
  const age = (name: string, days: number) => {
    const file = join(folder, name);
    const at = new Date(Date.now() - days * 86_400_000);
    writeFileSync(file, '');
    utimesSync(file, at, at);
  };
  age('old.eml', 8);
  age('crashed.part', 8);
  age('new.eml', 6);
  age('else.txt', 800);
  const options = { retentionDays: 7, now: new Date() };
  expect(await purgeMails(folder, options)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['else.txt', 'new.eml']);
  expect(await purgeMails(join(folder, 'missing'), options)).toBe(0);
});
