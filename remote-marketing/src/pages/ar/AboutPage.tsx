import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { About } from '../../components/about/About.tsx';
import { about } from '../../content/ar/about.ts';
import { aboutHeadings } from '../../content/ar/aboutHeadings.ts';
import { labels } from '../../content/ar/labels.ts';
import { partners } from '../../content/ar/partners.ts';

export function AboutPage() {
  return <About about={about} headings={aboutHeadings} partners={partners} labels={labels} />;
}

AboutPage.preload = async () => artFiles([...about.cards, ...partners.list]);
