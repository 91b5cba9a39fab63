import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormattedText } from './formatted-text.tsx';

/** The element around a text, once the code that reads Markdown has come. */
async function shown(text: string, selector: string): Promise<HTMLElement> {
  const { container } = render(<FormattedText>{text}</FormattedText>);
  await waitFor(() => expect(container.querySelector(selector)).toBeVisible());
  return container;
}

describe('a text with formatting (DESIGN-29)', () => {
  it('shows emphasis, code, paragraphs and lists with the numbers that were typed', async () => {
    const container = await shown('**Hoy** *mañana* `x_1`\n\n- cal\n- arena\n\n4. muro\n7. piso', 'strong');
    expect(container.querySelector('strong')).toHaveTextContent('Hoy');
    expect(container.querySelector('em')).toHaveTextContent('mañana');
    expect(container.querySelector('code')).toHaveTextContent('x_1');
    const [points, numbers] = screen.getAllByRole('list');
    expect(
      within(points as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['cal', 'arena']);
    const values = within(numbers as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => (item as HTMLLIElement).value);
    expect(values).toEqual([4, 7]);
  });

  it('names the host behind the words of a link, and makes no link of what is not the web', async () => {
    const container = await shown(
      '[el plano](https://obra.example/p) [https://banco.example](https://otro.example) [x](javascript:alert(1)) [y](/projects) <https://obra.example/q>',
      'a',
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['el plano', 'https://obra.example/p'],
      ['https://banco.example', 'https://otro.example/'],
      ['https://obra.example/q', 'https://obra.example/q'],
    ]);
    expect(container).toHaveTextContent(
      'el plano (obra.example) https://banco.example (otro.example) [x](javascript:alert(1)) [y](/projects) https://obra.example/q',
    );
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  it('shows HTML, headings and pictures as letters, and requests nothing', async () => {
    const container = await shown(
      '# 12 *tubos* <img src=x onerror=alert(1)> &lt;b&gt;\n![foto](https://obra.example/f.png)',
      'em',
    );
    expect(container.querySelector('img, h1, b')).toBeNull();
    expect(container).toHaveTextContent(
      '# 12 tubos <img src=x onerror=alert(1)> &lt;b&gt; !foto (obra.example)',
    );
  });
});
