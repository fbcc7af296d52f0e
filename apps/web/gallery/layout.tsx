import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../src/base/ui/input/button.tsx'
import { Carousel } from '../src/base/ui/layout/carousel.tsx'
import { MarkedText } from '../src/base/ui/layout/marked-text.tsx'
import type { PageSize } from '../src/base/ui/layout/page-numbers.ts'
import { Pagination } from '../src/base/ui/layout/pagination.tsx'
import { Panel } from '../src/base/ui/layout/panel.tsx'
import { Picture } from '../src/base/ui/layout/picture.tsx'
import { RowsSkeleton, Table } from '../src/base/ui/layout/table.tsx'
import { TabPanel, Tabs } from '../src/base/ui/layout/tabs.tsx'
import { Example, useSampleTexts } from './example.tsx'

export function LayoutExamples() {
  return (
    <>
      <Parts />
      <Panels />
      <Tables />
      <Moving />
      <Pictures />
    </>
  )
}

function Parts() {
  const { short, label, phrase, long } = useSampleTexts()
  return (
    <Example name="Parts">
      <div className="row wrap middle between gap-2">
        <strong>{short}</strong>
        <span className="note">{phrase}</span>
      </div>
      <div className="stack gap-2">
        <p className="cut">{long}</p>
        <p className="breaks strong">{long}</p>
        <p className="caption caps">{label}</p>
      </div>
    </Example>
  )
}

function Panels() {
  const { short, label, phrase, long } = useSampleTexts()
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  return (
    <>
      <Example name="Panel">
        {([1, 2, 3] as const).map(level => (
          <Panel
            key={level}
            level={level}
            head={`${label} ${level}`}
            actions={<Button size="s">{short}</Button>}
          >
            <p>{long}</p>
          </Panel>
        ))}
        <Panel flush aria-label="flush">
          <p>{long}</p>
        </Panel>
      </Example>
      <Example name="Tabs">
        <Tabs
          label={label}
          tabs={[
            { value: 'one', label: 'One' },
            { value: 'two', label: phrase },
            { value: 'three', label: 'Three', disabled: true, hint: long },
          ]}
          value={tab}
          onChange={setTab}
        >
          <TabPanel value="one">1</TabPanel>
          <TabPanel value="two">2</TabPanel>
          <TabPanel value="three">3</TabPanel>
        </Tabs>
        <Tabs
          label={`${label} 2`}
          tabs={[{ value: 'one', label: short }]}
          value="one"
          onChange={() => undefined}
          controls={<Button size="s">{short}</Button>}
        />
      </Example>
    </>
  )
}

function Tables() {
  const { label, long } = useSampleTexts()
  const [page, setPage] = useState(1)
  const [size, setSize] = useState<PageSize>(25)
  return (
    <>
      <Example name="Table">
        {[false, true].map(dense => (
          <Table key={String(dense)} caption={dense ? `${label} 2` : label} dense={dense}>
            <thead>
              <tr>
                <th scope="col">#</th>
                <th scope="col">{label}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>1</td>
                <th scope="row">{long}</th>
              </tr>
            </tbody>
          </Table>
        ))}
        <RowsSkeleton />
      </Example>
      <Example name="Pagination" wide>
        <Pagination
          page={page}
          pageSize={size}
          count={240}
          onPage={setPage}
          onPageSize={chosen => {
            setSize(chosen)
            setPage(1)
          }}
        />
      </Example>
    </>
  )
}

function Moving() {
  const { phrase } = useSampleTexts()
  return (
    <Example name="Carousel">
      <Carousel
        label={phrase}
        slides={['A', 'B', 'C'].map(slide => <Button key={slide}>{`Slide ${slide}`}</Button>)}
      />
    </Example>
  )
}

function Pictures() {
  const { long } = useSampleTexts()
  return (
    <>
      <Example name="Picture">
        <Picture src="/favicon.svg" width={64} height={64} alt="Clutchdeck" eager />
        <Picture src={undefined} width={64} height={64} placeholder={<UserRound size={24} />} />
      </Example>
      <Example name="MarkedText">
        <p>
          <MarkedText text={`[!](strong) ${long}`} parts={{ strong: words => <strong>{words}</strong> }} />
        </p>
      </Example>
    </>
  )
}
