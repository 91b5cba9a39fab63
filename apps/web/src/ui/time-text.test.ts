import { describe, expect, it } from 'vitest';
import { typedTime } from './time-text.ts';

describe('a time as people type it is one of 24 hours (LANG-5)', () => {
  it.each([
    ['07:30', '07:30'],
    ['7.30', '07:30'],
    ['730', '07:30'],
    ['1315', '13:15'],
    ['7', '07:00'],
    ['0', '00:00'],
    ['7h30', '07:30'],
    ['7:30 pm', '19:30'],
    ['12:05 a. m.', '00:05'],
    ['0115PM', '13:15'],
    [' 23:59 ', '23:59'],
    ['', ''],
  ])('%o is %o', (text, time) => {
    expect(typedTime(text)).toBe(time);
  });

  it.each(['24:00', '7:60', '13:00 pm', '0:30 am', 'mañana', '7:3', '12345'])('%o is none', (text) => {
    expect(typedTime(text)).toBeNull();
  });
});
