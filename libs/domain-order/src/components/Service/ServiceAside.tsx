import { Divider, FactList, Price, Row, Stack, SummaryCard, Title } from '@guest/design-system';
import { HotelText, RichHotelText } from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import type { Service } from '../../model/service';
import { ServiceAction } from './ServiceAction';
import { ServiceNote } from './ServiceNote';
import { ServicePicture } from './ServicePicture';
import { useServiceFacts } from '../../hooks/useServiceFacts';

/** A service beside the list, on wide windows. */
export function ServiceAside({ service }: { service: Service }) {
  const prices = usePrices();
  const facts = useServiceFacts(service);
  const { name, description, summary, price } = service;
  const words = prices.words(price);
  return (
    <SummaryCard picture={<ServicePicture service={service} />}>
      <Stack gap={4}>
        <Title level="h2">
          <HotelText>{name}</HotelText>
        </Title>
        <RichHotelText size="s" html={description ?? summary} />
        <FactList size="s" items={facts} />
        <ServiceNote service={service} />
        <Divider />
        <Row justify="between" gap={4}>
          {words && (
            <Price size="l" note={prices.unit(price)}>
              {words}
            </Price>
          )}
          <ServiceAction service={service} size="m" />
        </Row>
      </Stack>
    </SummaryCard>
  );
}
