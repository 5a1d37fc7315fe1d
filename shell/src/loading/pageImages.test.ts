import { hasBackgroundImages, pendingImages, settleImages } from './pageImages.ts';

describe('images of a page', () => {
  /** jsdom loads no images: each is pending until the test settles it. */
  function addImage(attributes: Partial<HTMLImageElement> = {}) {
    const image = Object.assign(document.createElement('img'), attributes);
    Object.defineProperty(image, 'complete', { value: false, configurable: true });
    document.body.append(image);
    return image;
  }

  const settle = () => settleImages(pendingImages(document.body));

  const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

  async function isSettled(promise: Promise<unknown>) {
    const settled = jest.fn();
    void promise.then(settled);
    await soon();
    return settled.mock.calls.length > 0;
  }

  // jsdom does not compute styles of ::before and ::after.
  const { getComputedStyle } = window;
  beforeAll(() => {
    window.getComputedStyle = (element) => getComputedStyle(element);
  });
  afterEach(() => document.body.replaceChildren());

  test('an image that has loaded is not pending', () => {
    const image = addImage();
    expect(pendingImages(document.body)).toEqual([image]);
    Object.defineProperty(image, 'complete', { value: true });
    expect(pendingImages(document.body)).toEqual([]);
  });

  test('images are settled when every one has loaded or failed', async () => {
    const [first, second] = [addImage(), addImage()];
    const settling = settle();
    first.dispatchEvent(new Event('load'));
    expect(await isSettled(settling)).toBe(false);
    second.dispatchEvent(new Event('error'));
    expect(await isSettled(settling)).toBe(true);
  });

  test('background images are settled too', async () => {
    const requested: HTMLImageElement[] = [];
    const RealImage = window.Image;
    window.Image = class extends RealImage {
      constructor() {
        super();
        Object.defineProperty(this, 'complete', { value: false });
        requested.push(this);
      }
    };
    const box = document.createElement('div');
    box.style.backgroundImage = 'url("/apps/legal/1/art/ground.svg")';
    document.body.append(box);
    const settling = settle();
    window.Image = RealImage;
    expect(new Set(requested.map(({ src }) => src))).toEqual(new Set(['http://localhost/apps/legal/1/art/ground.svg']));
    expect(await isSettled(settling)).toBe(false);
    for (const image of requested) image.dispatchEvent(new Event('error'));
    expect(await isSettled(settling)).toBe(true);
  });
});

describe('background images', () => {
  const addStyle = (text: string) => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
  };

  afterEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  test('fonts and colours are not background images', () => {
    addStyle('@font-face { font-family: Serif; src: url("/serif.woff2"); } p { background: red; }');
    expect(hasBackgroundImages(document.body)).toBe(false);
  });

  test('a background image in a media query counts', () => {
    addStyle('@media screen { p::before { background: red url("/ground.svg"); } }');
    expect(hasBackgroundImages(document.body)).toBe(true);
  });

  test('a background image in a style attribute counts', () => {
    const box = document.createElement('div');
    box.style.backgroundImage = 'url("/ground.svg")';
    document.body.append(box);
    expect(hasBackgroundImages(document.body)).toBe(true);
  });
});
