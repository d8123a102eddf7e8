import { describe, expect, it } from 'vitest';
import { consoleText } from '../observers/console';
import { inputModeOf, maskedValue, type FieldFacts } from './inputValue';
import { defaultRecording, withoutQuery } from './options';
import { recordedText } from './text';

const facts = (parts: Partial<FieldFacts>): FieldFacts => ({
  type: 'text',
  value: '',
  level: 0,
  words: '',
  ...parts,
});
const plain = { ...defaultRecording, defaultInputMode: 'plain' as const };

describe('fields', () => {
  it('records the length alone by default', () => {
    expect(inputModeOf(facts({ value: 'Marie' }), defaultRecording)).toBe('obscured');
    expect(maskedValue('Marie', 'obscured')).toEqual({ value: '', mask: 5 });
    expect(maskedValue('Marie', 'hidden')).toEqual({ value: '', mask: -1 });
    expect(maskedValue('Marie', 'plain')).toEqual({ value: 'Marie', mask: 0 });
  });

  it.each([
    { type: 'password' },
    { type: 'hidden' },
    { type: 'file' },
    { level: 2 as const },
    { words: 'documentNumber' },
    { words: 'Numéro de passeport' },
    { words: 'cc-number' },
    { words: 'cardNumber' },
    { words: 'iban' },
    { words: 'birthDate bday' },
    { words: 'Signature' },
    { words: 'Cryptogramme visuel' },
    { words: 'Titulaire de la carte' },
    { words: 'Date d’expiration' },
    { words: 'Mot de passe' },
    { words: 'Numéro du permis de conduire' },
    { words: 'Code de sécurité' },
    { words: 'code PIN' },
  ])('never records %j, whatever the configuration says', (parts) => {
    expect(inputModeOf(facts(parts), plain)).toBe('hidden');
  });

  it.each([
    [{ value: 'room 1234' }, 'obscured'],
    [{ value: 'room 123' }, 'plain'],
    [{ type: 'date', value: '2026-11-27' }, 'plain'],
    [{ type: 'email' }, 'obscured'],
    [{ value: 'a@b' }, 'obscured'],
    [{ level: 1 as const }, 'obscured'],
  ])('obscures %j in plain mode where it has to', (parts, mode) => {
    expect(inputModeOf(facts(parts), plain)).toBe(mode);
  });
});

describe('texts', () => {
  const rules = { ...defaultRecording, obscureTextEmails: true, obscureTextNumbers: false };
  it.each([
    ['Bonjour Marie', 0, 'Bonjour Marie'],
    [' Bonjour Marie ', 1, '******* *****'],
    ['Bonjour', 2, ''],
    ['marie@hotel.fr', 0, '*****@*****.**'],
    ['Ask marie@hotel.fr', 0, 'Ask marie@hotel.fr'],
    ['x'.repeat(1_000_001), 0, ''],
  ] as const)('%# records as it may', (text, level, expected) => {
    expect(recordedText(text, level, rules)).toBe(expected);
  });
  it('turns digits into zeros where that is wanted', () => {
    expect(recordedText('Chambre 214', 0, { ...rules, obscureTextNumbers: true })).toBe('Chambre 000');
  });
});

it('leaves the query and the fragment out of addresses', () => {
  expect(withoutQuery('https://a.b/demo/checkin?name=Marie#top')).toBe('https://a.b/demo/checkin');
  expect(withoutQuery('no address')).toBe('');
});

it('writes console messages one level deep, without addresses', () => {
  expect(consoleText(['%s has %d', 'room', '3.7', { a: 1, b: [1] }])).toBe('room has 3 {a: 1, b: Array(1)}');
  expect(consoleText([[1, 2], null, 'marie@hotel.fr'])).toBe('Array(2)[1, 2] null *****@*****.**');
});
