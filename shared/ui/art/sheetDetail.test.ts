import { sheetDetail } from './sheetDetail.ts';

const rows = Array.from({ length: 9 }, (_, row) => ({
  label: `Row ${row}`,
  runs: [{ text: 'Words that fill one line of the sheet, a second line and a third line of it' }],
}));

test('a detail cuts no line of text, and shows its row in full', () => {
  for (const focus of rows.keys()) {
    const svg = sheetDetail({ rows, focus, tone: 'lapis', turn: 0 });
    const baselines = [...svg.matchAll(/<text [^>]*y="([\d.-]+)"/g)].map(([, y]) => Number(y));
    // The sheet reaches from 32 to 448.
    expect(Math.min(...baselines)).toBeGreaterThan(32 + 22);
    expect(Math.max(...baselines)).toBeLessThan(448 - 10);
    expect(svg).toMatch(new RegExp(`>Row ${focus}</text><g fill="[^"]+">(<text[^<]+</text>){3}</g>`));
  }
});
