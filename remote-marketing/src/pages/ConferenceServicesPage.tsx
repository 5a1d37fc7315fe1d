import { DayRuler } from '../components/ruler/DayRuler.tsx';
import { ServiceArticle } from '../components/service/ServiceArticle.tsx';
import { serviceLabels } from '../content/serviceLabels.ts';
import { content, ruler, service } from '../content/services/conferenceServices.ts';

export function ConferenceServicesPage() {
  return (
    <ServiceArticle service={content} labels={serviceLabels}>
      <DayRuler ruler={ruler} tone={service.tone} />
    </ServiceArticle>
  );
}

ConferenceServicesPage.title = () => service.pageTitle;
