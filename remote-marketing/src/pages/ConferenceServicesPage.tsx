import { DayRuler } from '../components/ruler/DayRuler.tsx';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { content, service } from '../content/services/conferenceServices.ts';

export function ConferenceServicesPage() {
  return (
    <ServiceArticle service={content}>
      <DayRuler />
    </ServiceArticle>
  );
}

ConferenceServicesPage.title = () => service.pageTitle;
