import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { keepChoice, keptChoice } from '../../src/api/kept-files.ts';
import { atFiles, NOTHING, openDocuments, view, sendFiles } from './documents.support.tsx';
import { file, takeUploads, Upload } from './upload.support.ts';
import { fewOf } from '../setup/few-of.ts';

beforeEach(() => {
  freshDevice();
  takeUploads();
});
afterEach(leaveSite);

test('what cannot be taken is said at once, and nothing is sent [DOC-18]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  const choose = async (...files: File[]): Promise<string> => {
    await site.user.upload(field, files);
    return (await documents.findByRole('alert')).textContent ?? '';
  };
  // The browser does not check the type of a dropped file.
  field.removeAttribute('accept');
  expect(await choose(file('setup.exe', 'application/x-msdownload'))).toContain(
    'setup.exe: this is not a JPEG, PNG or PDF file.',
  );
  expect(await choose(file('IMG_1.HEIC', ''))).toContain('IMG_1.HEIC: we cannot read HEIC photos.');
  expect(await choose(file('DSC_1.HIF', ''))).toContain('DSC_1.HIF: we cannot read HEIC photos.');
  expect(await choose(file('none.pdf', 'application/pdf', 0))).toContain('the file is empty');
  const large = file('film.png', 'image/png', 0);
  Object.defineProperty(large, 'size', { value: 2 * 1024 ** 3 });
  expect(await choose(large)).toMatch(/^film.png: the file is larger than 10.MB/);
  // A device that knows no types leaves it to the name, and to the platform.
  await site.user.upload(field, file('scan.PDF', ''));
  await site.user.click(await documents.findByRole('button', { name: 'Remove scan.PDF' }));
  await sendFiles(site);
  expect(documents.getByRole('alert')).toHaveTextContent('Choose at least one file.');
  expect(Upload.all).toEqual([]);
});

for (const { rows, tags } of fewOf(
  [
    ['photo.jpg', 'application/octet-stream'],
    // Made a JPEG on its way out of the phone, which kept its name.
    ['IMG_0001.HEIC', 'image/jpeg'],
    ['photo.jpg', 'image/jpg'],
    ['IMG_0001', 'binary/octet-stream'],
    ['scan.png', 'image/x-png'],
    ['letter.pdf', 'application/x-pdf'],
    ['letter.pdf', 'application/force-download'],
    ['photo.jfif', 'image/pjpeg'],
  ],
  2,
))
  test.each(rows)(
    'whatever a phone calls it, the platform looks at it: %s as %s [DOC-18]',
    { tags },
    async (name, type) => {
      const site = await openDocuments('PROOF_OF_ID');
      const { field } = await atFiles(site);
      field.removeAttribute('accept');
      await site.user.upload(field, file(name, type));
      await sendFiles(site);
      await waitFor(() => {
        expect(Upload.all).toHaveLength(1);
      });
    },
  );

test.each([
  ['IMG_0002.HEIC', 'image/heic', [0xff, 0xd8, 0xff, 0xe1]],
  ['photo.webp', 'image/webp', [0x89, 0x50, 0x4e, 0x47]],
  ['scan.dat', 'application/x-data', [0x25, 0x50, 0x44, 0x46, 0x2d]],
])('%s is what it begins as, and not what it is called [DOC-18]', async (name, type, bytes) => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  field.removeAttribute('accept');
  await site.user.upload(field, new File([new Uint8Array(bytes)], name, { type }));
  expect(await documents.findByRole('button', { name: `Remove ${name}` })).toBeVisible();
});

test('a photo that was edited after it was chosen is named, and chosen again; nothing is sent [DOC-18]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  const edited = file('front.jpg');
  await site.user.upload(field, [edited, file('back.jpg')]);
  await documents.findByRole('button', { name: 'Remove back.jpg' });
  const unreadable = new DOMException('Changed', 'NotReadableError');
  Object.defineProperty(edited, 'arrayBuffer', { value: () => Promise.reject(unreadable) });
  await sendFiles(site);
  expect(await documents.findByRole('alert')).toHaveTextContent(
    'front.jpg: it was changed or moved after you chose it. Choose it again.',
  );
  expect(documents.queryByRole('button', { name: 'Remove front.jpg' })).toBeNull();
  expect(Upload.all).toEqual([]);
  await sendFiles(site);
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
});

test('of fifty files at once ten are taken, and it is said [DOC-18]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  await site.user.upload(
    field,
    Array.from({ length: 50 }, (_, at) => file(`page ${at}.jpg`)),
  );
  expect(await documents.findByRole('alert')).toHaveTextContent('At most 10 files');
  expect(documents.getAllByRole('button', { name: /^Remove page/ })).toHaveLength(10);
  await site.user.click(documents.getByRole('button', { name: 'Remove page 0.jpg' }));
  expect(documents.getAllByRole('button', { name: /^Remove page/ })).toHaveLength(9);
  expect(field).toHaveFocus();
});

test('of fifty files that cannot be taken a few are named, and the others counted [DOC-18]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  field.removeAttribute('accept');
  await site.user.upload(
    field,
    Array.from({ length: 50 }, (_, at) => file(`tool ${at}.exe`, 'application/x-msdownload')),
  );
  const alert = await documents.findByRole('alert');
  expect(within(alert).getAllByText(/this is not a JPEG/)).toHaveLength(4);
  expect(alert).toHaveTextContent('46 more files could not be taken either.');
});

test('a name is text and nothing else, wherever it shows [DOC-18]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  const name = '..<img src=x onerror=alert(1)>\u202Egpj.jpg';
  await site.user.upload(field, file(name));
  const shown = documents.getByText(name);
  expect(shown.tagName).toBe('BDI');
  expect(document.querySelector('[onerror]')).toBeNull();
  await sendFiles(site);
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
  Upload.all[0]?.answered(422, {
    code: 'error.document.file_content',
    message: 'x',
    traceId: 't',
  });
  expect(await documents.findByRole('alert')).toHaveTextContent(name);
  expect(document.querySelector('[onerror]')).toBeNull();
});

for (const { rows, tags } of fewOf(
  [
    ['file_content', 'scan.jpg: we cannot read it. It may be damaged.'],
    [
      'file_pixels',
      'scan.jpg: the picture has more than 60 megapixels, or a side of more than 32,000 pixels.',
    ],
    ['file_locked', 'scan.jpg: it is locked with a password or a certificate.'],
    ['file_unsafe', 'scan.jpg: it does more than show pages, so we do not open it.'],
    ['file_heic', 'scan.jpg: we cannot read HEIC photos.'],
    ['file_empty', 'scan.jpg: the file is empty.'],
    ['file_size', 'scan.jpg: the file is larger than 10 MB.'],
    ['file_type', 'scan.jpg: this is not a JPEG, PNG or PDF file.'],
    ['not_requested', 'We do not need this document any more.'],
    ['too_many_files', 'We have ten files of this document already.'],
  ],
  2,
))
  test.each(rows)(
    'what the platform does not take is said in words of its own: %s [DOC-15] [DOC-18]',
    { tags },
    async (code, words) => {
      const site = await openDocuments('PROOF_OF_ID');
      const { documents, field } = await atFiles(site);
      await site.user.upload(field, file('scan.jpg'));
      await sendFiles(site);
      await waitFor(() => {
        expect(Upload.all).toHaveLength(1);
      });
      const problem = { code: `error.document.${code}`, message: 'x', traceId: 't' };
      const status = code === 'not_requested' ? 409 : 422;
      Upload.all[0]?.answered(status, problem);
      const alert = await documents.findByRole('alert');
      expect(alert.textContent?.replaceAll('\u00A0', ' ')).toContain(words);
    },
  );

test('files that the platform no longer has are told as missing [DOC-15]', async () => {
  const site = await openDocuments('PROOF_OF_ID', undefined, {
    platform: {
      startDocumentVerification: {
        status: 409,
        body: { code: 'error.document.missing', message: 'x', traceId: 't' },
      },
    },
  });
  const { documents, field } = await atFiles(site);
  await site.user.upload(field, file('scan.jpg'));
  await sendFiles(site);
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
  const entry = { documentTypeName: 'PROOF_OF_ID', documentStatus: 'REQUESTED' };
  Upload.all[0]?.answered(201, { id: 'doc_1', ...entry });
  const alert = await documents.findByRole('alert');
  expect(alert).toHaveTextContent('0 of 1 files have arrivedNone of the files is with us.');
});

test('an executable that calls itself a photo is named, and makes way for another file [DOC-15] [DOC-18]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  await site.user.upload(field, [file('front.jpg'), file('setup.jpg')]);
  await sendFiles(site);
  const entry = { documentTypeName: 'PROOF_OF_ID', documentStatus: 'REQUESTED' };
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
  Upload.all[0]?.answered(201, { id: 'doc_1', ...entry });
  await waitFor(() => {
    expect(Upload.all).toHaveLength(2);
  });
  Upload.all[1]?.answered(422, { code: 'error.document.file_type', message: 'x', traceId: 't' });
  const alert = await documents.findByRole('alert');
  expect(alert).toHaveTextContent('1 of 2 files have arrived');
  expect(alert).toHaveTextContent('setup.jpg: this is not a JPEG, PNG or PDF file.');
  await site.user.click(documents.getByRole('button', { name: 'Change files' }));
  await site.user.click(await documents.findByRole('button', { name: 'Remove setup.jpg' }));
  expect(documents.queryByRole('button', { name: 'Remove front.jpg' })).toBeNull();
  await site.user.upload(documents.getByLabelText('Choose files'), file('back.jpg'));
  await sendFiles(site);
  await waitFor(() => {
    expect(Upload.all).toHaveLength(3);
  });
  expect(Upload.all[2]?.form.get('file')).toMatchObject({ name: 'back.jpg' });
});

test('what was chosen before a reload is there, kind and all [DOC-08] [DOC-13]', async () => {
  const site = await openDocuments('SOURCE_OF_WEALTH');
  const player = localStorage.getItem('lastAuthUser') ?? '';
  await keepChoice(player, 'SOURCE_OF_WEALTH', { kind: 'savings', files: [file('saved.pdf')] });
  const documents = await view();
  await site.user.click(await documents.findByRole('button', { name: 'Send: Source of wealth' }));
  await documents.findByText('1 file is chosen already. You find it on the next page.');
  expect(documents.getByRole('radio', { name: 'Savings: bank statement' })).toBeChecked();
  await site.user.click(documents.getByRole('button', { name: 'Continue' }));
  await documents.findByRole('button', { name: 'Remove saved.pdf' });
});

test('a line that is lost at 99 % loses nothing: the same file is sent again [DOC-15] [DOC-13]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  const passport = file('passport.jpg');
  await site.user.upload(field, passport);
  await sendFiles(site);
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
  const [first] = Upload.all;
  expect([...(first?.form.keys() ?? [])]).toEqual(['documentType', 'file']);
  expect(first?.form.get('documentType')).toBe('PROOF_OF_ID');
  expect(first?.headers).toHaveProperty('Access-Token');
  first?.moved(99.25);
  await waitFor(() => {
    expect(documents.getByRole('progressbar')).toHaveAttribute('value', '99.2');
  });
  expect(documents.getByText('99%')).toBeVisible();
  first?.lost();
  expect(await documents.findByRole('alert')).toHaveTextContent(
    'The connection was lost. Your files are still chosen',
  );
  expect(documents.queryByRole('progressbar')).toBeNull();
  await site.user.click(documents.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(Upload.all).toHaveLength(2);
  });
  expect(Upload.all[1]?.form.get('file')).toMatchObject({ name: 'passport.jpg' });
  Upload.all[1]?.answered(201, {
    id: 'doc_9',
    documentTypeName: 'PROOF_OF_ID',
    documentStatus: 'REQUESTED',
  });
  await documents.findByText('Thank you. That was the last one.');
  expect(site.sent('startDocumentVerification').body).toEqual({ documentType: 'PROOF_OF_ID' });
});

test('files that have arrived are not said to be missing where only the reviewers could not be told [DOC-15]', async () => {
  const site = await openDocuments('PROOF_OF_ID', NOTHING, {
    platform: { startDocumentVerification: { status: 500, body: {} } },
  });
  const { documents, field } = await atFiles(site);
  await site.user.upload(field, file('passport.jpg'));
  await sendFiles(site);
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
  const entry = { documentTypeName: 'PROOF_OF_ID', documentStatus: 'REQUESTED' };
  Upload.all[0]?.answered(201, { id: 'doc_1', ...entry });
  expect(
    await documents.findByRole('heading', { name: 'Your files are not with our reviewers yet' }),
  ).toBeVisible();
  expect(documents.getByRole('alert')).toHaveTextContent('All files have arrived with us');
});

test('an upload that is stopped is given up, and its files stay [DOC-09]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { documents, field } = await atFiles(site);
  await site.user.upload(field, file('passport.jpg'));
  await sendFiles(site);
  await site.user.click(await documents.findByRole('button', { name: 'Stop' }));
  await waitFor(() => {
    expect(Upload.all[0]?.isAborted).toBe(true);
  });
  expect(await documents.findByRole('button', { name: 'Remove passport.jpg' })).toBeVisible();
});

test('a session that ends while a file is on its way leads to the login, and gives the upload up [SESS-12]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { field } = await atFiles(site);
  const player = localStorage.getItem('lastAuthUser') ?? '';
  await site.user.upload(field, file('passport.jpg'));
  await sendFiles(site);
  await waitFor(() => {
    expect(Upload.all).toHaveLength(1);
  });
  Upload.all[0]?.answered(401, { code: 'error.session.expired', message: 'x', traceId: 't' });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Your documents' })).toBeNull();
  });
  expect(site.called('startDocumentVerification')).toBe(0);
  // Nothing is lost: a player who comes back in this tab finds their choice.
  const { files } = await keptChoice(player, 'PROOF_OF_ID');
  expect(files.map(({ name }) => name)).toEqual(['passport.jpg']);
});
