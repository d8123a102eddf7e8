import { ActionBar, FactList, Hero, Page, Price, Split, Stack } from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import type { VisitContext } from '@guest/visit';
import { HotelText, RichHotelText } from '@guest/visit';
import { WithService } from '../components/Catalogue/WithService';
import { Composition } from '../components/Service/Composition';
import { hasAction, ServiceAction } from '../components/Service/ServiceAction';
import { ServiceNote } from '../components/Service/ServiceNote';
import { useServiceFacts } from '../hooks/useServiceFacts';
import { usePrices } from '../hooks/usePrices';
import { usePreloadedPictures } from '../hooks/usePreloadedPictures';
import type { Service } from '../model/service';
import { isServiceMissing, serviceTitle } from './serviceTitle';

export const isMissing = isServiceMissing;

export const title: PageModule<VisitContext>['title'] = (context) => serviceTitle(context);

/** One service: description, hours, price, and the button that orders it. */
export function Component() {
  return <WithService>{(service) => <ServiceDetail service={service} />}</WithService>;
}

function ServiceDetail({ service }: { service: Service }) {
  const prices = usePrices();
  const facts = useServiceFacts(service);
  const { name, summary, description, image, price } = service;
  const words = prices.words(price);
  const canGoOn = hasAction(service);
  const cost = words && (
    <Price size="l" note={prices.unit(price)}>
      {words}
    </Price>
  );
  usePreloadedPictures(service);
  return (
    <>
      <Hero
        size="s"
        words="below"
        picture={image ? { src: image, alt: '' } : undefined}
        title={<HotelText>{name}</HotelText>}
        text={summary && <HotelText>{summary}</HotelText>}
      />
      <Page width="gallery" clears={canGoOn ? 'bar' : 'none'} top="m">
        <Split
          asideVariant="bare"
          mainWidth="reading"
          aside={
            canGoOn ? (
              <ActionBar
                total={words}
                note={prices.unit(price)}
                action={<ServiceAction service={service} />}
              />
            ) : (
              <Stack gap={5}>
                {cost}
                <ServiceNote service={service} />
              </Stack>
            )
          }
        >
          <Stack gap={5}>
            <RichHotelText html={description} />
            <FactList items={facts} />
            {canGoOn && <ServiceNote service={service} />}
            <Composition service={service} />
          </Stack>
        </Split>
      </Page>
    </>
  );
}
