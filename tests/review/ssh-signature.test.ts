import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeKey } from '../../review/approvals/new-key.ts';
import { readReviewers } from '../../review/approvals/reviewers.ts';
import {
  isSignedBy,
  keyName,
  NAMESPACE,
  plainKey,
  signerFrom,
  signerOf,
} from '../../review/approvals/ssh-signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
const other = signerOf(generateKeyPairSync('ed25519').privateKey);

describe('signatures', () => {
  test('hold for their text and their key, and for nothing else', () => {
    const signature = signer.sign('approved');
    expect(isSignedBy(signer.publicKey, 'approved', signature)).toBe(true);
    expect(isSignedBy(signer.publicKey, 'approved!', signature)).toBe(false);
    expect(isSignedBy(other.publicKey, 'approved', signature)).toBe(false);
    const bytes = Buffer.from(signature, 'base64');
    for (const at of [0, 6, 9, 40, 80, bytes.length - 1]) {
      const bent = Buffer.from(bytes);
      bent[at] = (bent[at] ?? 0) ^ 1;
      expect(isSignedBy(signer.publicKey, 'approved', bent.toString('base64')), `byte ${at}`).toBe(
        false,
      );
    }
    for (const rest of ['', 'AAAA', signature.slice(0, 40)])
      expect(isSignedBy(signer.publicKey, 'approved', rest)).toBe(false);
  });

  test('what the key signed for something else is no approval', () => {
    const namespace = Buffer.from(NAMESPACE);
    const bytes = Buffer.from(signer.sign('approved'), 'base64');
    const at = bytes.indexOf(namespace);
    bytes.write('x', at);
    expect(isSignedBy(signer.publicKey, 'approved', bytes.toString('base64'))).toBe(false);
  });

  test('keys of another kind are none', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(() => signerOf(privateKey)).toThrow('not of Ed25519');
    expect(() => plainKey('ssh-rsa AAAAB3NzaC1yc2E= a@example.test')).toThrow('no public key');
    expect(() => plainKey('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA==')).toThrow('ends too early');
    expect(plainKey(`${signer.publicKey} a comment`)).toBe(signer.publicKey);
  });
});

test('a new key is written for its owner alone, and never into the repository', () => {
  const file = join(folder, 'mine.pem');
  const row = JSON.parse(writeKey(file, join(folder, 'repository'))) as { key: string };
  expect(signerFrom(file).publicKey).toBe(row.key);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  expect(() => writeKey(file, join(folder, 'repository'))).toThrow('EEXIST');
  expect(() => writeKey(join(folder, 'in', 'key.pem'), folder)).toThrow(
    'never lies in the repository',
  );
});

test('one key is of one person, and a row without a date is refused', () => {
  const file = join(folder, 'reviewers.json');
  const write = (reviewers: readonly object[]): void =>
    writeFileSync(file, JSON.stringify({ reviewers }));
  const row = {
    name: 'Ada',
    role: 'compliance',
    key: `${signer.publicKey} ada`,
    from: '2026-01-01T00:00:00Z',
  };
  write([row, { ...row, role: 'risk' }]);
  expect(readReviewers(file).map(({ key }) => key)).toEqual([signer.publicKey, signer.publicKey]);
  write([row, { ...row, name: 'Ben' }]);
  expect(() => readReviewers(file)).toThrow('Ada and Ben have one key');
  write([{ ...row, from: 'yesterday' }]);
  expect(() => readReviewers(file)).toThrow('an instant in UTC');
  expect(readReviewers(join(folder, 'none.json'))).toEqual([]);
});

const hasSsh = spawnSync('ssh-keygen', ['-?']).error === undefined;
describe.skipIf(!hasSsh)('OpenSSH', () => {
  const key = join(folder, 'id_ed25519');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'ada', '-f', key]);

  test('what ssh-keygen signs is read here', () => {
    const ssh = signerFrom(key);
    expect(isSignedBy(readFileSync(`${key}.pub`, 'utf8'), 'approved', ssh.sign('approved'))).toBe(
      true,
    );
    expect(execFileSync('ssh-keygen', ['-l', '-f', `${key}.pub`], { encoding: 'utf8' })).toContain(
      keyName(ssh.publicKey),
    );
  });

  test('what is signed here ssh-keygen verifies', () => {
    const allowed = join(folder, 'allowed');
    const file = join(folder, 'approved.sig');
    writeFileSync(allowed, `ada ${signer.publicKey}\n`);
    const verify = (text: string): number | null => {
      const args = ['-Y', 'verify', '-f', allowed, '-I', 'ada', '-n', NAMESPACE, '-s', file];
      return spawnSync('ssh-keygen', args, { input: text }).status;
    };
    const lines = signer.sign('approved').match(/.{1,70}/g) ?? [];
    writeFileSync(
      file,
      ['-----BEGIN SSH SIGNATURE-----', ...lines, '-----END SSH SIGNATURE-----', ''].join('\n'),
    );
    expect(verify('approved')).toBe(0);
    expect(verify('approved!')).not.toBe(0);
  });
});
