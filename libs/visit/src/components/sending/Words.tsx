import { Stack, Text } from '@guest/design-system';

/** What the guest wrote, line by line, as plain text. */
export function Words({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Stack gap={1}>
      {lines.map((line, index) => (
        <Text key={index} size="s">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
